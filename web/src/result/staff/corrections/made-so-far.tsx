import type { CorrectionItem, Corrections } from '@sabimark/contract/answers.ts'
import { opensText } from '../../../exam/list/exam-times.ts'
import { doneTitle, othersText } from '../../../marking/corrections/correction-words.ts'
import buttons from '../../../platform/list/list-buttons.module.css'
import { RowsSheet } from '../../../platform/list/row-sheet.tsx'
import { serverNow } from '../../../platform/server-now.ts'
import { Bubble } from '../../../platform/ui/bubble.tsx'
import styles from './corrections-page.module.css'

type MadeSoFarProps = { corrections: Corrections; onUndo: (item: CorrectionItem) => void }

/** What was changed, whom it moved, and the way back. */
export function MadeSoFar({ corrections: { items, hasMore, isTheirs }, onUndo }: MadeSoFarProps) {
  const now = serverNow()
  const inForce = items.filter(({ isOpen }) => isOpen).length
  return (
    <section aria-labelledby="made-so-far" className={styles.part}>
      <header className={styles.head}>
        <h2 id="made-so-far">Made so far</h2>
        <p className={styles.soft}>
          {items.length === 0 ? 'None: every paper is marked by the key as it was published.' : `${inForce} in force`}
        </p>
      </header>
      {items.length > 0 && (
        <RowsSheet caption="Corrections made so far">
          {items.map((item) => (
            <li key={item.actId} className={styles.made} data-open={item.isOpen}>
              <Bubble>{item.number ?? '–'}</Bubble>
              <div className={styles.what}>
                <strong>{doneTitle(item)}</strong>
                <span className={styles.soft}>{item.reason}</span>
                {isTheirs && item.isOpen && item.others.length > 0 && (
                  <span className={styles.soft}>{othersText(item.others)}</span>
                )}
              </div>
              <strong className={styles.moved}>
                {item.upCount.toLocaleString('en-NG')} up, {item.downCount.toLocaleString('en-NG')} down
              </strong>
              <span className={styles.by}>
                <span>{item.by}</span> <span>{opensText(item.at, now)}</span>
              </span>
              <span className={styles.act}>
                {item.canUndo && (
                  <button
                    type="button"
                    className={buttons.button}
                    aria-label={`Undo: ${doneTitle(item)}`}
                    onClick={() => onUndo(item)}
                  >
                    Undo
                  </button>
                )}
              </span>
            </li>
          ))}
        </RowsSheet>
      )}
      {hasMore && <p className={styles.soft}>Older corrections are not listed.</p>}
    </section>
  )
}
