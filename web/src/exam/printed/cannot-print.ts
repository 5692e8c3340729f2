/** Why a sheet is not printed, in a sentence for who pressed the button. */
export class CannotPrintError extends Error {
  override name = 'CannotPrintError'
}
