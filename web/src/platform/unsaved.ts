/** Something on the screen that is lost with it, and how to ask before it goes. */
export type Unsaved = {
  /** Looked at in the moment somebody wants to leave. */
  isUnsaved: () => boolean
  title: string
  confirmLabel: string
  text: string
}

const onScreen = new Set<Unsaved>()

/** Says that this part of the screen may hold something unsaved; returns how to take that back. */
export function declareUnsaved(unsaved: Unsaved): () => void {
  onScreen.add(unsaved)
  return () => onScreen.delete(unsaved)
}

/** What would be lost if the screen went now; null for nothing. */
export function unsavedWork(): Unsaved | null {
  for (const unsaved of onScreen) if (unsaved.isUnsaved()) return unsaved
  return null
}

/** After somebody was asked and leaves: nothing asks a second time. */
export function forgetUnsavedWork(): void {
  onScreen.clear()
}
