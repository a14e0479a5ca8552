/** Looks at a content chunk by chunk; whether it can be text as people write it. */
export interface TextProbe {
  see(chunk: Uint8Array): void;
  isText(): boolean;
}

/** Control characters that no text file holds; tab, line ends, form feed and escape may. */
const isControl = Array.from(
  { length: 256 },
  (_, byte) => byte < 32 && ![9, 10, 11, 12, 13, 27].includes(byte),
);

/**
 * Text is UTF-8, or any Latin-1, without NUL and without control characters (docs/protocols/uploads.md#content). As every byte is some Latin-1
 * character, only these characters decide.
 */
export function createTextProbe(): TextProbe {
  let clean = true;
  return {
    see(chunk) {
      if (clean) clean = !chunk.some((byte) => isControl[byte]);
    },
    isText: () => clean,
  };
}
