import { archivePath } from "./archivePath";

/** What a book is made of. Any other element leaves only its text, or nothing at all. */
const ELEMENTS = new Set(
  (
    "a abbr address article aside b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl " +
    "dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark nav ol p pre q rp rt " +
    "ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr"
  ).split(" "),
);
const MATH = new Set(
  (
    "math mi mn mo ms mtext mspace mrow mfrac msqrt mroot mstyle mpadded mphantom mfenced msub msup msubsup munder mover " +
    "munderover mmultiscripts mprescripts mtable mtr mtd"
  ).split(" "),
);
/** Whose text is no text of the book. */
const DROPPED = new Set(
  "applet audio base button canvas embed form frame frameset head iframe input link meta noscript object script select style template textarea title video annotation annotation-xml".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(
  "alt class colspan dir headers id lang reversed rowspan scope span start title value".split(" "),
);
const MATH_ATTRIBUTES = new Set("display displaystyle linethickness stretchy form columnalign".split(" "));
const MATH_NAMESPACE = "http://www.w3.org/1998/Math/MathML";
const XLINK = "http://www.w3.org/1999/xlink";
const MOST_DEPTH = 200;

export interface ChapterCopy {
  readonly content: DocumentFragment;
  /** Pictures, whose bytes are still in the archive. */
  readonly pictures: readonly { readonly image: HTMLImageElement; readonly path: string }[];
}

/**
 * Builds a chapter anew in another document out of elements and attributes that are known to be harmless. It is never
 * written out and parsed again, so that nothing can become something else on the way; a link keeps what it leads to as
 * data, and loads or opens nothing by itself.
 */
export function copyChapter(source: Document, target: Document, path: string): ChapterCopy {
  const content = target.createDocumentFragment();
  const pictures: { image: HTMLImageElement; path: string }[] = [];

  const addPicture = (parent: Node, reference: string | null, alt: string) => {
    const found = reference === null ? null : archivePath(path, reference);
    if (!found) return;
    const image = target.createElement("img");
    image.alt = alt;
    parent.appendChild(image);
    pictures.push({ image, path: found.path });
  };

  const copyChildren = (from: Node, to: Node, depth: number) => {
    for (const child of from.childNodes) {
      if (child.nodeType === Node.TEXT_NODE || child.nodeType === Node.CDATA_SECTION_NODE) {
        to.appendChild(target.createTextNode(child.nodeValue ?? ""));
      } else if (child.nodeType === Node.ELEMENT_NODE && depth < MOST_DEPTH) {
        copyElement(child as Element, to, depth + 1);
      }
    }
  };

  const copyElement = (element: Element, to: Node, depth: number) => {
    const name = element.localName.toLowerCase();
    if (DROPPED.has(name)) return;
    if (name === "img") {
      addPicture(to, element.getAttribute("src"), element.getAttribute("alt") ?? "");
      return;
    }
    if (name === "image") {
      addPicture(to, element.getAttributeNS(XLINK, "href") ?? element.getAttribute("href"), "");
      return;
    }
    const isMath = MATH.has(name);
    if (!isMath && !ELEMENTS.has(name)) {
      copyChildren(element, to, depth);
      return;
    }
    const copy = isMath ? target.createElementNS(MATH_NAMESPACE, name) : target.createElement(name);
    for (const { localName, value } of element.attributes) {
      if (ATTRIBUTES.has(localName) || (isMath && MATH_ATTRIBUTES.has(localName))) copy.setAttribute(localName, value);
    }
    if (name === "a") copyLink(element, copy, path);
    to.appendChild(copy);
    copyChildren(element, copy, depth);
  };

  const body = source.querySelector("body") ?? source.documentElement;
  copyChildren(body, content, 0);
  return { content, pictures };
}

/** Where a link leads: into the book, or to a page of the web, which opens only when it is pressed. */
export const LINK_PLACE = "data-place";
export const LINK_WEB = "data-web";

function copyLink(from: Element, to: Element, path: string): void {
  const href = from.getAttribute("href") ?? from.getAttributeNS(XLINK, "href");
  if (href === null) return;
  const place = archivePath(path, href);
  if (place) to.setAttribute(LINK_PLACE, `${place.path}#${place.fragment}`);
  else if (/^https?:\/\//iu.test(href)) to.setAttribute(LINK_WEB, href);
  else return;
  to.setAttribute("role", "link");
  to.setAttribute("tabindex", "0");
}
