import { deleteDB } from 'idb'

/** Nothing lies here of any paper, whatever another file of tests has left: all of them share one browser's store. */
export async function emptyDevice(): Promise<void> {
  localStorage.clear()
  await deleteDB('exam-packages')
}
