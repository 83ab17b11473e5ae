// Preloaded into a program under test: its calendar clock is STORY_CLOCK_OFFSET seconds ahead, and so are the moments
// that it sets timers to, while the monotonic clock stays true, so that main loops and libdispatch go on as ever
// (libfaketime stops the latter).
#define _GNU_SOURCE
#include <stdbool.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static time_t offset;

__attribute__((constructor)) static void read_offset(void) {
    const char *text = getenv("STORY_CLOCK_OFFSET");
    offset = text ? atoll(text) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = (int)syscall(SYS_clock_gettime, clock, now);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        now->tv_sec += offset;
    }
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    int result = (int)syscall(SYS_gettimeofday, now, zone);
    if (result == 0) {
        now->tv_sec += offset;
    }
    return result;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) {
        *result = now.tv_sec;
    }
    return now.tv_sec;
}

// Which descriptors are timers of the calendar clock.
static bool is_calendar[4096];

int timerfd_create(int clock, int flags) {
    int timer = (int)syscall(SYS_timerfd_create, clock, flags);
    if (timer >= 0 && timer < 4096) {
        is_calendar[timer] = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_ALARM;
    }
    return timer;
}

int timerfd_settime(int timer, int flags, const struct itimerspec *new, struct itimerspec *old) {
    struct itimerspec real = *new;
    bool is_set = real.it_value.tv_sec != 0 || real.it_value.tv_nsec != 0;
    if (is_set && (flags & TFD_TIMER_ABSTIME) && timer >= 0 && timer < 4096 && is_calendar[timer]) {
        real.it_value.tv_sec -= offset;
        if (real.it_value.tv_sec < 0) {
            real.it_value.tv_sec = 0;
            real.it_value.tv_nsec = 1;
        }
    }
    return (int)syscall(SYS_timerfd_settime, timer, flags, &real, old);
}
