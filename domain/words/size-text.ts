const units = [
  { size: 1_000_000_000, name: 'GB', digits: 1 },
  { size: 1_000_000, name: 'MB', digits: 0 },
  { size: 1_000, name: 'kB', digits: 0 },
]

/** How large something is, for people: '950 bytes', '13 kB', '143 MB', '1.4 GB'. */
export function sizeText(bytes: number): string {
  // By what it is rounded to: 999,600 bytes are 1 MB and not 1000 kB.
  const unit = units.find(({ size }) => bytes >= size - size / 2_000)
  if (!unit) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  return `${(bytes / unit.size).toFixed(unit.digits)} ${unit.name}`
}
