/** An invigilator gives one candidate of a sitting so many minutes in all; who runs the exam gives more. */
export const mostMinutesByInvigilator = 30
/** A note about what happened in a hall has so many characters. */
export const mostNoteLength = 280
/** A hall has so many notes at most. */
export const mostNotes = 500
/** The report of a hall reads so many of its changes of time, and as many lines. */
export const mostInReport = 5_000
/** Time is given back for so many minutes at once: what took longer was no outage within an exam. */
export const mostOutageMinutes = 180
