const GAP = 4;

/**
 * Below its field, or above it, or beside it where neither has room: never over what is being answered. A small window
 * shows it at its lower edge (the styles).
 */
export function placeBeside(element: HTMLElement, field: HTMLElement): void {
  element.style.top = element.style.left = "";
  if (getComputedStyle(element).bottom === "0px") return;
  const { top, bottom, left, right } = field.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const roomLeft = document.documentElement.clientWidth - width - GAP;
  const roomAbove = window.innerHeight - height - GAP;
  const fitsBelow = bottom + GAP <= roomAbove;
  const fitsAbove = top - GAP - height >= GAP;
  const place =
    fitsBelow || fitsAbove
      ? { top: fitsBelow ? bottom + GAP : top - GAP - height, left }
      : { top, left: right + GAP <= roomLeft ? right + GAP : left - GAP - width };
  element.style.top = `${Math.max(Math.min(place.top, roomAbove), GAP)}px`;
  element.style.left = `${Math.max(Math.min(place.left, roomLeft), GAP)}px`;
}
