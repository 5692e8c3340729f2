/** What is said of files that hold no text to read, where it depends on what somebody looks for. */
type Said = { pdf: string; picture: string; word: string }

const ofQuestions: Said = {
  pdf: 'A PDF holds a picture of the paper, not its questions. Open it, copy the text and paste it here.',
  picture: 'This is a picture. Type the questions, or send the file the picture was made from.',
  word: 'Questions are not read from Word files. Open it, copy the text and paste it here.',
}

/** The same of files in which a table is looked for. */
export const ofTables: Said = {
  pdf: 'A PDF holds a picture of the list, not its cells. Choose the Excel file it was made from.',
  picture: 'This is a picture. Choose the file it was made from.',
  word: 'Tables are not read from Word files. Copy the table and paste it here.',
}

/** Files that are recognised and not read, with what their owner can do: null for any other. */
export function refusalOf(bytes: Uint8Array, said: Said = ofQuestions): string | null {
  if (bytes.length === 0) return 'This file is empty.'
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  if (start.startsWith('%PDF')) return said.pdf
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) return refusalOfOldOffice(bytes, said)
  if (start.startsWith('{\\rtf')) return said.word
  const isPicture = pictures.some((picture) => picture.test(start))
  if (isPicture) return said.picture
  const isPacked = ['\u001F\u008B', 'Rar!', '7z\u00BC\u00AF'].some((sign) => start.startsWith(sign))
  return isPacked ? 'This is a packed file. Unpack it and choose the file inside.' : null
}

const pictures = [/^\u0089PNG/, /^\u00FF\u00D8\u00FF/, /^GIF8/, /^RIFF.{4}WEBP/s]

/** The old Office formats, and today's behind a password, share one container; the names of its streams are in UTF-16. */
function refusalOfOldOffice(bytes: Uint8Array, said: Said): string {
  const inside = new TextDecoder('utf-16le').decode(bytes)
  if (inside.includes('EncryptedPackage')) {
    return 'This file is locked with a password. Open it, take the password off, save it and try again.'
  }
  if (inside.includes('WordDocument')) return said.word
  if (inside.includes('Workbook') || inside.includes('Book\u0000')) {
    return 'This is an old Excel file. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and try again.'
  }
  return 'This is a file of an old Office program. Save it as an Excel Workbook (.xlsx) and try again.'
}

/** An archive none of our formats knows, by the names of what lies in it. */
export function refusalOfArchive(names: ReadonlySet<string>, said: Said = ofQuestions): string {
  if (names.has('word/document.xml')) return said.word
  if (names.has('xl/workbook.bin')) {
    return 'This is a binary Excel file. Open it in Excel, choose Save As, Excel Workbook (.xlsx), and try again.'
  }
  if (names.has('content.xml') && names.has('mimetype')) {
    return 'This is an OpenDocument file. Open it, save it as an Excel Workbook (.xlsx), and try again.'
  }
  return 'This is a packed file. Unpack it and choose the file inside.'
}
