extension SymbolData {
    /// Symbols of shapes and layouts.
    static let shapes = """
        circle;e836 ef4a;Circle;Kreis
        circle.dashed circle.dotted;eff2;Dashed circle;Gestrichelter Kreis
        circle.lefthalf.filled circle.righthalf.filled circle.lefthalf.fill;eb37;Contrast;Kontrast
        circle.righthalf.fill;eb37;Contrast;Kontrast
        largecircle.fill.circle smallcircle.filled.circle circle.inset.filled;e837;Selected;Ausgewählt
        circle.grid.2x2 circle.grid.3x3;e5c3;Grid;Raster
        circle.hexagongrid circle.hexagonpath;e6dd;Bubbles;Blasen
        square app;e835 eb36;Square;Quadrat
        square.dashed;ef52;Selection;Auswahl
        rectangle;e3c3 eb54;Rectangle;Rechteck
        capsule;e3c0;Rectangle;Rechteck
        rectangle.portrait;e3c5;Upright rectangle;Hochformat
        triangle;e86b;Triangle;Dreieck
        diamond suit.diamond;ead5;Diamond;Raute
        hexagon;eb39;Hexagon;Sechseck
        pentagon;eb50;Pentagon;Fünfeck
        seal;e031;Seal;Siegel
        rosette;e7af;Seal;Siegel
        square.grid.2x2 rectangle.grid.2x2;e9b0;Grid;Raster
        square.grid.3x3 square.grid.3x2 rectangle.grid.3x2;e8f0;Grid;Raster
        square.grid.4x3.fill;e3ec;Grid;Raster
        rectangle.3.offgrid rectangle.3.group;e871;Dashboard;Übersicht
        rectangle.grid.1x2;e8e9;Rows;Zeilen
        square.fill.text.grid.1x2;e060;Text and picture;Text und Bild
        square.stack rectangle.stack square.stack.3d.up;e53b;Stack;Stapel
        square.stack.3d.down.right;e53b;Stack;Stapel
        rectangle.stack.badge.plus;e02e;Add to collection;Zur Sammlung hinzufügen
        square.on.square rectangle.on.rectangle rectangle.fill.on.rectangle.fill;e3e0;Copies;Kopien
        square.on.circle;eaeb;Shapes;Formen
        square.split.2x1 rectangle.split.2x1;f06d;Split view;Geteilte Ansicht
        rectangle.split.3x1;e8ec;Columns;Spalten
        rectangle.expand.vertical;e94f;Expand;Ausklappen
        rectangle.compress.vertical;e94d;Collapse;Einklappen
        sidebar.left sidebar.leading sidebar.squares.left;f114;Sidebar;Seitenleiste
        sidebar.right sidebar.trailing;f114;Inspector;Inspektor
        table tablecells;e265;Table;Tabelle
        """
}
