import { Loaded } from '../../platform/ui/loaded.tsx'
import { LoadingSheet } from '../../platform/ui/loading-sheet.tsx'
import { PageHeader } from '../../platform/ui/page-header.tsx'
import { NoSubject } from '../../school/no-subject.tsx'
import { useSubjects } from '../../school/school-lists.ts'
import { ChooseFile } from './choose-file.tsx'
import { ReviewScreen } from './review-screen.tsx'
import { useReview } from './use-review.ts'

/** Questions of a file into the bank: chosen, looked at, mended, confirmed. Nothing is written before that. */
export default function ImportPage() {
  const here = useReview()
  const subjects = useSubjects()
  return (
    <Loaded query={subjects} waiting="Loading subjects..." title="Import Questions">
      {(items) => {
        const open = items.filter(({ status }) => status === 'active')
        if (open.length === 0) {
          return (
            <>
              <PageHeader title="Import Questions" />
              <NoSubject things="Questions" />
            </>
          )
        }
        if (here.review === undefined) return <LoadingSheet>Loading the import...</LoadingSheet>
        return here.review === null ? (
          <ChooseFile subjects={open} onRead={here.setReview} />
        ) : (
          <ReviewScreen here={here} review={here.review} subjects={open} />
        )
      }}
    </Loaded>
  )
}
