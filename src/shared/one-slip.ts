/** One letter more, one less, another one, or two that changed places; the same word is none. */
export function isOneSlipApart(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.length !== right.length)
    return left.length > right.length ? left.slice(1) === right : left === right.slice(1);
  const isSwapped = left[0] === right[1] && left[1] === right[0];
  return left.slice(1) === right.slice(1) || (isSwapped && left.slice(2) === right.slice(2));
}
