import { type RefObject, useEffect, useState } from "react";

/** Not on an iPhone, whose browser gives the whole screen to films only. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const follow = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A browser that refuses shows the page as it was.
    change?.catch(() => undefined);
  };
  return { isPossible: document.fullscreenEnabled, isOn, toggle };
}
