/** How much of each file has been sent, from 0 to 1, when `loaded` of `total` bytes of the request have been; files are sent in their order. */
export function sentShares(fileSizes: readonly number[], loaded: number, total: number): readonly number[] {
  let left = loaded - Math.max(0, total - fileSizes.reduce((sum, size) => sum + size, 0));
  return fileSizes.map((size) => {
    const share = size === 0 ? Number(left >= 0) : Math.min(1, Math.max(0, left / size));
    left -= size;
    return share;
  });
}
