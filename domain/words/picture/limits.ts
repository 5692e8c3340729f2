/** What a logo or a photo may be at most: bytes of the file, and pixels of either side. */
export const pictureLimits = { bytes: 300 * 1024, pixels: 512 } as const

/** A logo beside it for the corner of a candidate's screen, 28 pixels wide there: what costs their data nothing to speak of. */
export const smallLogoLimits = { bytes: 2_048, pixels: 64 } as const

/** Where a logo has no small one beside it, students and who opens a shared report see the whole one, up to so many bytes. */
export const lightLogoBytes = 20_000

/** A logo goes out with every email of its school: a larger one stays at home, as does one that many programs of mail cannot show. */
export const mailedLogo = { bytes: 100_000, mediaTypes: ['image/png', 'image/jpeg'] } as const

/** What a picture of a question may be at most, and what it should not exceed on paid data. */
export const questionPictureLimits = { bytes: 300 * 1024, pixels: 1_600, aim: 100 * 1024 } as const

/** What a photo of a person is made into before it is sent: pixels, and bytes it should not exceed on paid data. */
export const photoSize = { width: 240, height: 320, bytes: 15 * 1024 } as const
