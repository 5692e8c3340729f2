/** The program runs here: the sentence about old browsers is not meant for this one. */
export function sayStarted(): void {
  document.getElementById('not-started')?.remove()
}
