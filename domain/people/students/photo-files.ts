/** A file is named by a student ID where only the letters' case and what parts its groups are written otherwise. */
function keyOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\s_/\\-]/gu, '')
}

const ending = /\.(?:jpe?g|jfif|png|webp|gif|bmp|tiff?|hei[cf])$/i

/**
 * Finds the students whose ID is the name of a file of a photo: 'grn-2026-0012.JPG' is of GRN/2026/0012. None where nobody has it,
 * several where the IDs of several are written alike but for spaces, dashes and slashes.
 */
export function photoOwners<Student extends { studentNumber: string }>(
  students: readonly Student[],
): (fileName: string) => readonly Student[] {
  const byKey = new Map<string, Student[]>()
  for (const student of students) {
    const key = keyOf(student.studentNumber)
    byKey.set(key, [...(byKey.get(key) ?? []), student])
  }
  return (fileName) => {
    const key = keyOf(fileName.slice(-200).trim().replace(ending, ''))
    return key === '' ? [] : (byKey.get(key) ?? [])
  }
}
