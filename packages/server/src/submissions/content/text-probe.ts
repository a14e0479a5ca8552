/** Decides chunk by chunk whether content can be a text file. */
export interface TextProbe {
  see(chunk: Uint8Array): void;
  isText(): boolean;
}

/** Control characters that do not occur in text files; tab, line ends, form feed and escape do. */
const isControl = Array.from(
  { length: 256 },
  (_, byte) => byte < 32 && ![9, 10, 11, 12, 13, 27].includes(byte),
);

/**
 * Text is UTF-8 or Latin-1 without NUL and other control characters (docs/protocols/uploads.md#content). Every byte is a
 * Latin-1 character, so only the control characters need to be checked.
 */
export function createTextProbe(): TextProbe {
  let isText = true;
  return {
    see(chunk) {
      if (isText) isText = !chunk.some((byte) => isControl[byte]);
    },
    isText: () => isText,
  };
}
