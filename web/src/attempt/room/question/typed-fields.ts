/** What papers with typed answers need beside the room: one file, fetched for them alone. */
export { BlankField } from './blank-field.tsx'
export { EssayField } from './essay-field.tsx'
