let here: string | null = null

/** Whose page this is, from the first answer on: what is asked says so, and the server refuses where it is somebody else's by now. */
export const personHere = (): string | null => here

export function keepPersonHere(id: string | null): void {
  here = id
}
