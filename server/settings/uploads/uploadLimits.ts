import { invalid } from "../../errors.js";
import type { DatabaseReads } from "../../platform/database/Database.js";
import type { ByteLimit } from "../../platform/files/writeUpload.js";
import { readSettings, type Settings } from "../settingsReads.js";

const MEGABYTE = 1_000_000;

/** What is uploaded to a library, with the setting that limits its size. */
const UPLOAD_SETTINGS = {
  cover: "maxCoverMb",
  document: "maxDocumentMb",
  import: "maxImportMb",
  photo: "maxPhotoMb",
  picture: "maxPictureMb",
} as const;
export type UploadKind = keyof typeof UPLOAD_SETTINGS;
export const UPLOAD_KINDS = Object.keys(UPLOAD_SETTINGS) as readonly UploadKind[];

interface Bound {
  /** Megabytes, where the library has not chosen. */
  readonly usual: number;
  /** More than that no library may choose on this machine. */
  readonly most: number;
}
export type UploadBounds = Readonly<Record<UploadKind, Bound>>;

/** Where whoever runs the machine says nothing. The most is what phones, scanners and a CSV of a million books need. */
export const DEFAULT_UPLOAD_BOUNDS: UploadBounds = {
  cover: { usual: 5, most: 20 },
  document: { usual: 50, most: 500 },
  import: { usual: 500, most: 500 },
  photo: { usual: 10, most: 20 },
  picture: { usual: 5, most: 20 },
};

/** A file's limit as it is now. */
export interface UploadLimit extends Bound {
  readonly kind: UploadKind;
  readonly megabytes: number;
}

/** The environment gives both the default and the maximum; pictures of posts are like covers. */
export function uploadBounds(given: {
  readonly maxCoverMb: number | undefined;
  readonly maxDocumentMb: number | undefined;
  readonly maxPhotoMb: number | undefined;
}): UploadBounds {
  const bound = (kind: UploadKind, megabytes: number | undefined): Bound =>
    megabytes === undefined ? DEFAULT_UPLOAD_BOUNDS[kind] : { usual: megabytes, most: megabytes };
  return {
    cover: bound("cover", given.maxCoverMb),
    document: bound("document", given.maxDocumentMb),
    import: DEFAULT_UPLOAD_BOUNDS.import,
    photo: bound("photo", given.maxPhotoMb),
    picture: bound("picture", given.maxCoverMb),
  };
}

/** A library may have chosen more than its machine takes by now. */
export function uploadLimits(settings: Settings, bounds: UploadBounds): UploadLimit[] {
  return UPLOAD_KINDS.map((kind) => ({ kind, ...bounds[kind], megabytes: megabytesOf(kind, settings, bounds[kind]) }));
}

function megabytesOf(kind: UploadKind, settings: Settings, { usual, most }: Bound): number {
  return Math.min(settings[UPLOAD_SETTINGS[kind]] ?? usual, most);
}

/** @throws ValidationError */
export function assertWithinBounds(given: Readonly<Record<string, unknown>>, bounds: UploadBounds): void {
  for (const kind of UPLOAD_KINDS) {
    const value = given[UPLOAD_SETTINGS[kind]];
    if (typeof value === "number" && value > bounds[kind].most) {
      throw invalid(UPLOAD_SETTINGS[kind], `Maksimal ${bounds[kind].most} MB di server ini.`);
    }
  }
}

/** The largest file that any kind may have here. */
export function mostUploadBytes(bounds: UploadBounds): number {
  return Math.max(...UPLOAD_KINDS.map((kind) => bounds[kind].most)) * MEGABYTE;
}

/** Read with each upload, so that every process knows a change at once. */
export function byteLimit(database: DatabaseReads, bounds: UploadBounds, wanted: UploadKind): ByteLimit {
  return async () => {
    const settings = await database.read((reader) => readSettings(reader, ""), { byKey: true });
    return megabytesOf(wanted, settings, bounds[wanted]) * MEGABYTE;
  };
}
