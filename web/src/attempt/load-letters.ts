/** Letters that do not come are replaced by the browser's own; that must not keep anybody from the exam. */
export async function loadLetters(text: string, weight: '400' | '700'): Promise<void> {
  await document.fonts.load(`${weight} 1em Andika`, text).catch(() => [])
}
