#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Foundation takes the folder of /proc/self/exe for the program's bundle. A program that was made one file has its
// resources beside it, in FILE.resources: it is linked with `--wrap=readlink`, so that Foundation asks here, and told that
// it lies in there. In other programs nobody calls this.
ssize_t __wrap_readlink(const char *path, char *buffer, size_t size);

ssize_t __wrap_readlink(const char *path, char *buffer, size_t size) {
    // Not `readlink`, which would be this function.
    ssize_t length = readlinkat(AT_FDCWD, path, buffer, size);
    if (length <= 0 || (size_t)length >= size || strcmp(path, "/proc/self/exe") != 0) return length;
    char inside[4096];
    int name = (int)length;
    while (name > 0 && buffer[name - 1] != '/') name--;
    int count = snprintf(inside, sizeof inside, "%.*s.resources/Info.plist", (int)length, buffer);
    if (count < 0 || (size_t)count >= sizeof inside || access(inside, R_OK) != 0) return length;
    count = snprintf(inside, sizeof inside, "%.*s.resources/%.*s", (int)length, buffer, (int)length - name, buffer + name);
    if (count < 0 || (size_t)count >= sizeof inside || (size_t)count > size) return length;
    memcpy(buffer, inside, (size_t)count);
    return count;
}
