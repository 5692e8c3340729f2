/**
 * A text as a cell of write-excel-file takes it. What would be taken for an escaped sign is escaped itself; and so is the first
 * letter of a word that every object of JavaScript knows ('constructor', 'toString'), which the package takes for a text it has
 * already seen. The sign for a lost letter it would drop.
 */
export function cellText(text: string): string {
  const plain = text.replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_').replaceAll('\uFFFD', '_xFFFD_')
  if (!(plain in {})) return plain
  return `_x${plain.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_${plain.slice(1)}`
}
