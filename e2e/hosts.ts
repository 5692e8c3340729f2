/** A host name that is neither localhost nor served over https, so that its pages are no secure context. */
export const HALL_HOST = 'hall.test'
