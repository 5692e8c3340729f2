/** In pixels. */
export type Size = { width: number; height: number }

/** The bytes of a picture without anything but the picture, and its size in pixels. */
export type Plain = Size & { bytes: Uint8Array }
