const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endOfCentral = 0x06054b50

/**
 * Writes one time over those at which the parts of an archive were packed, so that the same content gives the same bytes. Only for
 * small archives without a comment, as write-excel-file makes them.
 */
export function stampZip(archive: Uint8Array<ArrayBuffer>, at: Date): Uint8Array<ArrayBuffer> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = archive.length - 22
  if (view.getUint32(end, true) !== endOfCentral) throw new Error('the workbook cannot be stamped')
  const count = view.getUint16(end + 10, true)
  const stamp = dosTime(at)
  let place = view.getUint32(end + 16, true)
  for (let part = 0; part < count; part += 1) {
    if (view.getUint32(place, true) !== centralHeader) throw new Error('the workbook cannot be stamped')
    view.setUint32(place + 12, stamp, true)
    const local = view.getUint32(place + 42, true)
    if (view.getUint32(local, true) !== localHeader) throw new Error('the workbook cannot be stamped')
    view.setUint32(local + 10, stamp, true)
    place += 46 + view.getUint16(place + 28, true) + view.getUint16(place + 30, true) + view.getUint16(place + 32, true)
  }
  return archive
}

/** Date and time in the four bytes of an archive, in steps of two seconds from 1980 on. */
function dosTime(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
