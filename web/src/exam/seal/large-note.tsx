import type { OfflineOffer } from '@sabimark/contract/answers.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import note from '../../platform/ui/note.module.css'
import { picturesText } from './budget-words.ts'

/** Of a paper that takes much of a phone's data: that it does, and by which pictures. */
export function LargeNote({ offer }: { offer: OfflineOffer }) {
  const { budget, largestPictures } = offer
  if (!budget.isLarge) return null
  return (
    <div className={note.note} data-tone="amber">
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div>
        This paper is large for a phone.
        {largestPictures.length > 0 &&
          ` Its largest pictures: ${picturesText(largestPictures)}. Smaller ones cost each candidate less.`}
      </div>
    </div>
  )
}
