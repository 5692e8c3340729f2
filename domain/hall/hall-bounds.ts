/** An invigilator gives one candidate of a sitting so many minutes in all; who runs the exam gives more. */
export const mostMinutesByInvigilator = 30
/** A note about what happened in a hall has so many characters. */
export const mostNoteLength = 280
/** Time is given back for so many minutes at once: what took longer was no outage within an exam. */
export const mostOutageMinutes = 180
