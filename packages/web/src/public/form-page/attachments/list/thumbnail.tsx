import { FileTextIcon } from '@form-portal/ui';
import { useEffect, useRef, useState } from 'react';
import { decodePicture } from './decode-picture.ts';
import styles from './file-row.module.css';
import type { ReactElement } from 'react';

/** Twice the size of the icon, for dense screens. */
const pixels = 80;

/** A small picture of a file, cut to a square; the icon of a file for all others. The security policy allows no image from a file's address. */
export function Thumbnail({ file }: { readonly file: File }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void decodePicture(file).then((picture) => {
      const context = canvas.current?.getContext('2d') ?? null;
      if (isWanted && picture !== null && context !== null) {
        drawSquare(picture, context);
        setIsDrawn(true);
      }
      picture?.close();
    });
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <>
      {!isDrawn && <FileTextIcon />}
      <canvas ref={canvas} width={pixels} height={pixels} className={styles.picture} hidden={!isDrawn} />
    </>
  );
}

function drawSquare(picture: ImageBitmap, context: CanvasRenderingContext2D): void {
  const { width, height } = picture;
  const side = Math.min(width, height);
  context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, pixels, pixels);
}
