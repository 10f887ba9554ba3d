import { useEffect } from "react";

/**
 * Gives the printed page `label-sheet` its size. The content policy takes no style from the page's text, and a style
 * sheet cannot know what the desk has chosen.
 */
export function useSheetSize(width: number, height: number): void {
  useEffect(() => {
    const style = new CSSStyleSheet();
    style.replaceSync(`@page label-sheet { size: ${width}mm ${height}mm; margin: 0; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
    };
  }, [width, height]);
}
