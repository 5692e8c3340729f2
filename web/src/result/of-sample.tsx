import { markedPreviewOf } from '../attempt/marked-preview.ts'
import { Fresh } from './fresh.tsx'
import { PreviewSheet } from './preview-sheet.tsx'

/** The marks of the demo's exam at the head of the dashboard, as long as this page's memory holds them. */
export default function OfSample({ ownerId }: { ownerId: string }) {
  const sample = markedPreviewOf(ownerId)
  if (!sample) return null
  return (
    <Fresh label={sample.label} title={sample.title}>
      <PreviewSheet preview={sample} headingLevel={3} />
    </Fresh>
  )
}
