import { IconEye } from '@tabler/icons-react'
import { RecordLink } from '../navigation.tsx'
import type { PageAddress } from '../page.ts'
import type { MenuItem } from '../ui/menu.tsx'
import { menuIcon } from '../ui/menu-icon.ts'
import buttons from './list-buttons.module.css'
import styles from './row-icons.module.css'

type RowIconsProps = {
  /** Whom each is heard to be for: "Edit Cedar College". */
  name: string
  /** Where the row is viewed. */
  page: PageAddress | undefined
  items: () => readonly MenuItem[]
}

/** The acts of a row that stand as icons; on a phone there is only "…", and its name is the link. */
export function RowIcons({ name, page, items }: RowIconsProps) {
  return (
    <span className={styles.icons}>
      {page && (
        <RecordLink {...page} className={buttons.icon} aria-label={`View ${name}`} title="View">
          <IconEye {...menuIcon} aria-hidden="true" />
        </RecordLink>
      )}
      {items()
        .filter(({ isIcon }) => isIcon)
        .map(({ label, icon, isDanger }) => (
          <button
            key={label}
            type="button"
            className={buttons.icon}
            data-danger={isDanger}
            aria-label={`${label} ${name}`}
            title={label}
            onClick={() =>
              items()
                .find((item) => item.label === label)
                ?.onClick()
            }
          >
            {icon}
          </button>
        ))}
    </span>
  )
}
