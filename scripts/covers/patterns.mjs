/** Batik patterns in thin lines, each the content of one tile of an SVG pattern. */

const FILL = 'fill="#fff1d6" fill-opacity=".1"';
const DOT = 'fill="#fff1d6" stroke="none"';

const short = (value) => String(Math.round(value * 10) / 10);
const pair = ([x, y]) => `${short(x)} ${short(y)}`;
const circle = (x, y, r, attributes = "") =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${attributes ? ` ${attributes}` : ""}/>`;
const dot = (x, y, r = 1) => circle(x, y, r, DOT);
const path = (d, attributes = "") => `<path d="${d}"${attributes ? ` ${attributes}` : ""}/>`;
const diamond = (x, y, r) =>
  path(`M${pair([x, y - r])}L${pair([x + r, y])} ${pair([x, y + r])} ${pair([x - r, y])}Z`, FILL);

/** A leaf from `a` to `b` out of a centre, `w` wide to either side. */
function petal([x, y], degrees, a, b, w) {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const at = (along, aside) => pair([x + along * dx - aside * dy, y + along * dy + aside * dx]);
  const middle = (a + b) / 2;
  return `M${at(a, 0)}Q${at(middle, 2 * w)} ${at(b, 0)}Q${at(middle, -2 * w)} ${at(a, 0)}Z`;
}

const petals = (center, angles, a, b, w) => path(angles.map((angle) => petal(center, angle, a, b, w)).join(""), FILL);
const ray = ([x, y], degrees, a, b) => {
  const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return `M${pair([x + a * dx, y + a * dy])}L${pair([x + b * dx, y + b * dy])}`;
};
const AXES = [0, 90, 180, 270];
const DIAGONALS = [45, 135, 225, 315];
const corners = (size) => [
  [0, 0],
  [size, 0],
  [0, size],
  [size, size],
];
/** Drawn beside itself too, since a tile cuts off what leaves it. */
const alongX = (width, content) =>
  [-2, -1, 0, 1].map((n) => `<g transform="translate(${n * width})">${content}</g>`).join("");

export const kawung = {
  width: 46,
  height: 46,
  content:
    petals([23, 23], DIAGONALS, 2.6, 30, 7.4) +
    path(DIAGONALS.map((angle) => ray([23, 23], angle, 10.5, 22)).join("")) +
    [
      [23, 0],
      [23, 46],
      [0, 23],
      [46, 23],
    ]
      .map(([x, y]) => diamond(x, y, 3.6))
      .join(""),
};

export const parang = {
  width: 26,
  height: 57,
  rotate: -42,
  content:
    alongX(
      26,
      path("M2 43C3 28 20 28 21 14C21 5 34 1 40 3C33 6 34 14 31 22C27 33 12 33 2 43Z", FILL) +
        path("M7.5 36C11 29 24 27.5 25.5 15C26 10 30 6.500 33.500 5.500") +
        circle(27.5, 10.5, 1.5),
    ) +
    path("M0 46.200H26M0 55.600H26") +
    diamond(6.5, 50.9, 2.9) +
    diamond(19.5, 50.9, 2.9),
};

export const ceplok = {
  width: 62,
  height: 62,
  content:
    path("M31 3.500L58.500 31 31 58.500 3.500 31Z", FILL) +
    petals([31, 31], AXES, 3.6, 22.5, 4.6) +
    petals([31, 31], DIAGONALS, 3.6, 16.5, 3) +
    circle(31, 31, 2.6) +
    corners(62)
      .map((corner) => circle(...corner, 12.5, FILL) + circle(...corner, 8) + petals(corner, DIAGONALS, 1.5, 7, 1.6))
      .join("") +
    DIAGONALS.map((angle) => {
      const radians = (angle * Math.PI) / 180;
      return dot(31 + 23.5 * Math.cos(radians), 31 + 23.5 * Math.sin(radians), 1.1);
    }).join(""),
};

const star = (center) => petals(center, [...AXES, ...DIAGONALS], 2.4, 11.5, 1.7) + dot(...center, 1.2);
const cross = ([x, y]) => path(`M${x - 3} ${y}H${x + 3}M${x} ${y - 3}V${y + 3}`);
export const truntum = {
  width: 44,
  height: 44,
  content:
    [[22, 22], ...corners(44)].map(star).join("") +
    [
      [22, 0],
      [22, 44],
      [0, 22],
      [44, 22],
    ]
      .map(cross)
      .join("") +
    [11, 33].flatMap((x) => [11, 33].map((y) => dot(x, y, 0.9))).join(""),
};

const CLOUD =
  "M-62 4Q-50 3-45-2A10 9 0 0 1-27-10A11 11 0 0 1-8-17A13 12 0 0 1 14-16A11 11 0 0 1 32-9A9 9 0 0 1 46-1Q52 4 64 3" +
  "Q54 9 42 8A9 8 0 0 1 24 13A10 9 0 0 1 4 15A10 9 0 0 1-16 14A10 8 0 0 1-36 9Q-50 9-62 4Z";
const cloud = (x, y) =>
  `<g transform="translate(${x} ${y})">${[1, 0.78, 0.56, 0.34]
    .map((scale) =>
      path(CLOUD, `transform="scale(${scale})" stroke-width="${short(0.95 / scale)}" ${scale === 1 ? FILL : ""}`),
    )
    .join("")}</g>`;
export const megaMendung = {
  width: 138,
  height: 92,
  content: cloud(69, 23) + cloud(0, 69) + cloud(138, 69),
};

export const lereng = {
  width: 26,
  height: 60,
  rotate: -58,
  content:
    path(petal([13, 10], 0, -11, 11, 4.2), FILL) +
    path("M5 10H21M0 19.500H26M0 22H26M0 38H26M0 40.500H26M0 57.500H26M0 60H26M0 0H26") +
    circle(6.5, 30, 2.4, FILL) +
    circle(19.5, 30, 2.4, FILL) +
    dot(13, 30, 0.9) +
    dot(0, 30, 0.9) +
    dot(26, 30, 0.9) +
    path("M0 53L6.500 45 13 53 19.500 45 26 53"),
};

const TAMBAL = 46;
/** Lines of one half of a square, parallel to its long side. */
const stripes = Array.from({ length: 7 }, (_, n) => {
  const at = 5.5 * (n + 1);
  return `M${short(at)} ${short(at)}V0`;
}).join("");
const nests = [0.76, 0.5, 0.24].map((scale) => {
  const [inX, inY] = [30, 15];
  const at = (x, y) => pair([inX + (x - inX) * scale, inY + (y - inY) * scale]);
  return `M${at(0, 0)}L${at(46, 0)} ${at(46, 46)}Z`;
});
const arcs = [10, 18, 26, 34].map((r) => `M${46 - r} 0A${r} ${r} 0 0 0 46 ${r}`).join("");
const grains = [
  [14, 6],
  [23, 6],
  [32, 6],
  [41, 6],
  [23, 14],
  [32, 14],
  [41, 14],
  [32, 23],
  [41, 23],
  [41, 33],
]
  .map(([x, y]) => dot(x, y, 1.1))
  .join("");
const flower = petals([32, 14], [...AXES, ...DIAGONALS], 1.6, 7.5, 1.5);
const halves = { stripes: path(stripes), nests: path(nests.join("")), arcs: path(arcs), grains, flower };
/** A square: its upper right half, and its lower left one, which is the former turned over. */
const patch = (x, y, upper, lower, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn} 23 23)">${path("M0 0H46V46H0ZL46 46", "")}${halves[upper]}` +
  `<g transform="matrix(0 1 1 0 0 0)">${halves[lower]}</g></g>`;
export const tambal = {
  width: 2 * TAMBAL,
  height: 2 * TAMBAL,
  content:
    patch(0, 0, "flower", "grains", 0) +
    patch(TAMBAL, 0, "stripes", "arcs", 90) +
    patch(0, TAMBAL, "nests", "stripes", 90) +
    patch(TAMBAL, TAMBAL, "grains", "nests", 0),
};

const JAGAD = 128;
const SEEDS = [
  [14, 20],
  [58, 10],
  [100, 26],
  [34, 58],
  [80, 64],
  [118, 82],
  [18, 104],
  [64, 108],
];

/** What of a polygon lies where `inside` is positive; `inside` is linear. */
function clip(polygon, inside) {
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length];
    const [here, there] = [inside(point), inside(next)];
    const cut = here / (here - there);
    const crossing = [point[0] + (next[0] - point[0]) * cut, point[1] + (next[1] - point[1]) * cut];
    return [...(here >= 0 ? [point] : []), ...(here >= 0 !== there >= 0 ? [crossing] : [])];
  });
}

/** What is nearer to this seed than to any other on the torus, drawn in by `inset`. */
function cellOf([x, y], inset) {
  const others = SEEDS.flatMap(([sx, sy]) =>
    [-JAGAD, 0, JAGAD].flatMap((dx) => [-JAGAD, 0, JAGAD].map((dy) => [sx + dx, sy + dy])),
  ).filter(([ox, oy]) => ox !== x || oy !== y);
  const start = [
    [x - JAGAD, y - JAGAD],
    [x + JAGAD, y - JAGAD],
    [x + JAGAD, y + JAGAD],
    [x - JAGAD, y + JAGAD],
  ];
  return others.reduce((polygon, [ox, oy]) => {
    const distance = Math.hypot(ox - x, oy - y);
    const [nx, ny] = [(ox - x) / distance, (oy - y) / distance];
    return clip(polygon, ([px, py]) => distance / 2 - inset - ((px - x) * nx + (py - y) * ny));
  }, start);
}

/** Through the middles of the edges, so that corners are round. */
function rounded(polygon) {
  const middle = (index) => {
    const [one, other] = [polygon[index % polygon.length], polygon[(index + 1) % polygon.length]];
    return pair([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]);
  };
  return `M${middle(0)}${polygon.map((_, index) => `Q${pair(polygon[(index + 1) % polygon.length])} ${middle(index + 1)}`).join("")}Z`;
}

function grainsIn(polygon) {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  let grains = "";
  for (let y = Math.min(...ys), row = 0; y < Math.max(...ys); y += 6.5, row++) {
    for (let x = Math.min(...xs) + (row % 2) * 3.7; x < Math.max(...xs); x += 7.4) {
      if (isWithin(polygon, [x, y])) grains += dot(x, y, 0.9);
    }
  }
  return grains;
}

function isWithin(polygon, [x, y]) {
  return polygon.every(([ax, ay], index) => {
    const [bx, by] = polygon[(index + 1) % polygon.length];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

function stripesIn(polygon) {
  const along = polygon.map(([x, y]) => x + y);
  let lines = "";
  for (let at = Math.min(...along) + 4; at < Math.max(...along); at += 7) {
    const ends = polygon.flatMap(([ax, ay], index) => {
      const [bx, by] = polygon[(index + 1) % polygon.length];
      const [here, there] = [ax + ay - at, bx + by - at];
      return here >= 0 === there >= 0
        ? []
        : [[ax + ((bx - ax) * here) / (here - there), ay + ((by - ay) * here) / (here - there)]];
    });
    if (ends.length === 2) lines += `M${pair(ends[0])}L${pair(ends[1])}`;
  }
  return path(lines);
}

function cell(seed, kind) {
  const outline = path(rounded(cellOf(seed, 1.7)), kind === "flower" ? "" : FILL);
  const inner = cellOf(seed, 6.5);
  if (kind === "flower") {
    return (
      outline +
      petals(
        seed,
        [0, 72, 144, 216, 288].map((angle) => angle - 90),
        2.6,
        12.5,
        3.4,
      ) +
      circle(...seed, 2.2)
    );
  }
  if (kind === "nests") return outline + path([5.5, 10, 14.5].map((inset) => rounded(cellOf(seed, inset))).join(""));
  return outline + (kind === "grains" ? grainsIn(inner) : stripesIn(inner));
}

export const sekarJagad = {
  width: JAGAD,
  height: JAGAD,
  content: (() => {
    const kinds = ["flower", "grains", "nests", "stripes", "grains", "flower", "stripes", "nests"];
    const cells = SEEDS.map((seed, index) => cell(seed, kinds[index])).join("");
    // What leaves the tile comes in again on the other side.
    return [-JAGAD, 0, JAGAD]
      .flatMap((dx) => [-JAGAD, 0, JAGAD].map((dy) => [dx, dy]))
      .filter(([dx, dy]) => dx !== 0 || dy !== 0)
      .map(([dx, dy]) => `<use href="#c" x="${dx}" y="${dy}"/>`)
      .join("")
      .concat(`<g id="c">${cells}</g>`);
  })(),
};
