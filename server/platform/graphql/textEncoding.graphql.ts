import { builder } from "./builder.js";

export const TextEncodingRef = builder.enumType("TextEncoding", {
  description: "What a text file is written in.",
  values: {
    UTF_8: { value: "utf-8", description: "Unicode, as most programs write it." },
    UTF_16LE: { value: "utf-16le", description: 'Unicode, as Excel\'s "Unicode text" is.' },
    UTF_16BE: { value: "utf-16be", description: "The same with its bytes the other way round." },
    WINDOWS_1252: { value: "windows-1252", description: "Western European, as older Windows programs write it." },
    WINDOWS_1256: { value: "windows-1256", description: "Arabic, as older Windows programs write it." },
    MACINTOSH: { value: "macintosh", description: "Mac Roman, as older programs of Apple's write it." },
  } as const,
});
