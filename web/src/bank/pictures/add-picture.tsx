import { Button } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { type ClipboardEvent, lazy, Suspense, useState } from 'react'
import { pictureOf } from './picture-of.ts'

const PictureDialog = lazy(() => import('./picture-dialog.tsx'))

/**
 * The way to a picture in a text. `insert` gets what stands for it. `onPaste` belongs to the field: a screenshot pasted there
 * opens the same dialog.
 */
export function useAddPicture(insert: (markdown: string) => void) {
  const [opened, setOpened] = useState<{ file: Blob | null } | null>(null)
  return {
    open: () => setOpened({ file: null }),
    onPaste: (event: ClipboardEvent) => {
      const file = pictureOf(event.clipboardData)
      // Cells copied from a sheet come as a picture, too; their text is what is wanted.
      if (!file || event.clipboardData.getData('text/plain') !== '') return
      event.preventDefault()
      setOpened({ file })
    },
    dialog: opened && (
      <Suspense>
        <PictureDialog file={opened.file} onInsert={insert} onClose={() => setOpened(null)} />
      </Suspense>
    ),
  }
}

export function AddPictureButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconPhotoPlus size={18} aria-hidden="true" />}
      onClick={onClick}
    >
      Add a picture
    </Button>
  )
}
