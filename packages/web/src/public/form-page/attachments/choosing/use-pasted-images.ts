import { useEffect, useEffectEvent } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { isCovered } from './is-covered.ts';
import type { EarlyTransfer } from './early-transfer.ts';

// The name that browsers give to an image without a name.
const defaultName = /^image\.\w+$/;

/**
 * Calls `onImages` with images that are pasted into the page and the element they were pasted into; text pasted into a field is left to
 * the field. `onImages` returns whether it took them; otherwise the browser handles the paste.
 */
export function usePastedImages(
  onImages: (images: readonly File[], target: EventTarget | null) => boolean,
): void {
  const { text } = useI18n();
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const copied = event.clipboardData;
    if (copied === null || isCovered()) return;
    const images = pastedImages(copied, event.target, text('pastedPicture'));
    if (images.length > 0 && onImages(images, event.target)) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}

/** What a paste carries. */
type Copied = Pick<EarlyTransfer, 'types'> & { readonly files: Iterable<File> };

/** The pasted images, unnamed ones under `name`; none when the paste is text for a field. */
export function pastedImages(copied: Copied, target: EventTarget | null, name: string): readonly File[] {
  if (isTextForField(copied, target)) return [];
  return [...copied.files].filter(({ type }) => type.startsWith('image/')).map((image) => named(image, name));
}

/**
 * Whether a paste into a field is text, even if it contains an image too: some systems copy an image file together with its name, and a
 * table together with a picture of it.
 */
function isTextForField({ types }: Copied, target: EventTarget | null): boolean {
  return types.includes('text/plain') && target instanceof Element && target.matches('input, textarea');
}

function named(image: File, name: string): File {
  if (!defaultName.test(image.name)) return image;
  const extension = image.name.slice(image.name.lastIndexOf('.'));
  return new File([image], `${name}${extension}`, { type: image.type });
}
