import { contradictsName, extensionOf } from '@form-portal/domain';
import { fileTypeFromBuffer } from 'file-type';
import { contentKindOf, notTexts, programs, type ContentKind } from './content-kinds.ts';
import { createTextProbe, type TextProbe } from './text-probe.ts';
import { namesInZip } from './zip-directory.ts';

/** How much of a file's end is kept: enough for the ZIP directory of any office document of ordinary size. */
const maxTailBytes = 256 * 1024;
const macroProject = /(^|\/)vbaProject\.bin$/i;
/** Folders of an OpenDocument's macros. */
const macroFolder = /^(Basic|Scripts)\//i;
/** Kinds recognised by the names of the parts, which are at the end of the file. */
const zipKinds: readonly ContentKind['kind'][] = ['office-zip', 'open-document'];

/** Inspects a file's content while it streams through, and decides at the end whether it matches its name (specification D16). */
export class ContentProbe {
  readonly #name: string;
  readonly #kind: ContentKind;
  readonly #text: TextProbe | undefined;
  readonly #tail: Buffer[] = [];
  #tailBytes = 0;
  #size = 0;

  /** @param fileName a cleaned name, of which the last extension counts. */
  constructor(fileName: string) {
    this.#name = fileName;
    this.#kind = contentKindOf(extensionOf(fileName));
    this.#text = this.#kind.kind === 'text' ? createTextProbe() : undefined;
  }

  /** Inspects the content while passing it on. */
  async *watch(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      this.#size += chunk.length;
      this.#text?.see(chunk);
      if (zipKinds.includes(this.#kind.kind)) this.#keepTail(chunk);
      yield chunk;
    }
  }

  /** Whether the content matches the extension. `head`: its first bytes, up to about 4 kB. */
  async agrees(head: Uint8Array): Promise<boolean> {
    if (contradictsName(this.#name, head)) return false;
    const first = Buffer.from(head.buffer, head.byteOffset, head.length);
    switch (this.#kind.kind) {
      case 'signature':
        return this.#kind.detected.has(await detect(first));
      case 'pdf':
        return first.length > 0;
      case 'text':
        return this.#text?.isText() === true && !notTexts.has(await detect(first));
      case 'open-document':
        return isOpenDocument(first, this.#kind.mediaType) && hasNoMacros(this.#namesInside());
      case 'office-zip':
        return isZip(first) && isOfficeZip(this.#namesInside(), this.#kind.folder);
      case 'any':
        return !programs.has(await detect(first));
    }
  }

  #namesInside(): readonly string[] {
    return namesInZip(Buffer.concat(this.#tail), this.#size) ?? [];
  }

  #keepTail(chunk: Buffer): void {
    this.#tail.push(chunk);
    this.#tailBytes += chunk.length;
    for (let first = this.#tail[0]; first !== undefined; first = this.#tail[0]) {
      if (this.#tailBytes - first.length < maxTailBytes) return;
      this.#tail.shift();
      this.#tailBytes -= first.length;
    }
  }
}

async function detect(head: Buffer): Promise<string> {
  const detected = await fileTypeFromBuffer(head);
  return detected?.ext ?? '';
}

function isZip(head: Buffer): boolean {
  return head.toString('latin1', 0, 4) === 'PK\u0003\u0004';
}

/** Whether it is an office document without macros: documents with macros have other extensions. */
function isOfficeZip(names: readonly string[], folder: string): boolean {
  return (
    names.includes('[Content_Types].xml') &&
    names.some((name) => name.startsWith(folder)) &&
    !names.some((name) => macroProject.test(name))
  );
}

/** Whether it is an OpenDocument without macros, by the names of its parts. */
function hasNoMacros(names: readonly string[]): boolean {
  return names.includes('mimetype') && !names.some((name) => macroFolder.test(name));
}

/** The first entry is named `mimetype`, contains the media type, and is neither compressed nor encrypted (OpenDocument 1.3, part 2, 3.3). */
function isOpenDocument(head: Buffer, mediaType: string): boolean {
  if (head.length < 38 || !isZip(head)) return false;
  const name = head.toString('latin1', 30, 30 + head.readUInt16LE(26));
  const start = 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  const content = head.toString('latin1', start, start + mediaType.length);
  const isTemplateOf =
    head.toString('latin1', start + mediaType.length, start + mediaType.length + 9) === '-template';
  return name === 'mimetype' && head.readUInt16LE(8) === 0 && content === mediaType && !isTemplateOf;
}
