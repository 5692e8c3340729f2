/**
 * How a sitting runs, as its school had set it when it was published (decision 054). `submitsByItself` false: at the end the
 * room locks, and the candidate hands in. `allowsReview` false: candidates see their score alone.
 */
export type Conduct = {
  warningMinutes: number
  submitsByItself: boolean
  allowsReview: boolean
  asksFullScreen: boolean
}

/** What a sitting is like where nobody has set it otherwise. */
export const usualConduct: Conduct = {
  warningMinutes: 10,
  submitsByItself: true,
  allowsReview: true,
  asksFullScreen: false,
}

type ExamSettings = { warningTime: number; autoSubmit: boolean; allowReview: boolean; proctoring: boolean }

/** How a sitting runs that is published while the school has these settings. */
export function conductBy({ warningTime, autoSubmit, allowReview, proctoring }: ExamSettings): Conduct {
  return {
    warningMinutes: warningTime,
    submitsByItself: autoSubmit,
    allowsReview: allowReview,
    asksFullScreen: proctoring,
  }
}

/** What the room of an exam has to know, each only where it is not as usual. */
export function unusualInRoom({ warningMinutes, submitsByItself, asksFullScreen }: Conduct): Partial<Conduct> {
  return {
    ...(warningMinutes !== usualConduct.warningMinutes && { warningMinutes }),
    ...(submitsByItself !== usualConduct.submitsByItself && { submitsByItself }),
    ...(asksFullScreen !== usualConduct.asksFullScreen && { asksFullScreen }),
  }
}

/** What a sitting has, where who tells it says only what is unusual. */
export function conductOf(told: { [Name in keyof Conduct]?: Conduct[Name] | undefined }): Conduct {
  const {
    warningMinutes = usualConduct.warningMinutes,
    submitsByItself = usualConduct.submitsByItself,
    allowsReview = usualConduct.allowsReview,
    asksFullScreen = usualConduct.asksFullScreen,
  } = told
  return { warningMinutes, submitsByItself, allowsReview, asksFullScreen }
}
