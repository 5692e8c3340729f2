import { markedPreviewOf } from '../attempt/marked-preview.ts'
import { PageButton, usePageParams } from '../platform/navigation.tsx'
import { useMe } from '../platform/session.ts'
import { useTabTitle } from '../platform/tab-title.ts'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { Sections } from '../platform/ui/sections.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import styles from './result-page.module.css'

/** How a preview was marked, as long as this page's memory holds it, and the way back to the exam. */
export default function PreviewResultPage() {
  const { examId } = usePageParams('/exam/$examId/result')
  const kept = markedPreviewOf(useMe().id)
  const preview = kept?.examId === examId ? kept : null
  useTabTitle(preview?.title)
  return (
    <Sections>
      <PageHeader
        title={preview?.title ?? 'Preview'}
        isName={preview !== null}
        actions={
          <>
            <PageButton to="/exams/$examId" params={{ examId }} variant="default">
              Back to the exam
            </PageButton>
            <PageButton to="/exam/$examId" params={{ examId }} variant="default">
              Preview again
            </PageButton>
          </>
        }
      >
        {preview?.label}
      </PageHeader>
      {preview ? (
        <section className={styles.page} aria-label="Result of the preview">
          <PreviewSheet preview={preview} headingLevel={2} />
        </section>
      ) : (
        <EmptySheet title="This preview is over">
          The result of a preview is not saved. It is gone once the page is closed or reloaded.
        </EmptySheet>
      )}
    </Sections>
  )
}
