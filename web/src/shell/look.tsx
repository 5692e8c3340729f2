import { Button, Checkbox, Group, NativeSelect, PasswordInput, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import '../platform/theme/control-styles.ts'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '../platform/theme/brand-font.css'
import '../platform/theme/exam-font.css'
import { PlainTable } from '../platform/list/plain-table.tsx'
import { Markdown } from '../platform/markdown/markdown.tsx'
import { Avatar } from '../platform/ui/avatar.tsx'
import { Bubble, BubbleRow, type BubbleState } from '../platform/ui/bubble.tsx'
import { Card, Stat, StatRow } from '../platform/ui/card.tsx'
import { ConfirmDialog } from '../platform/ui/confirm-dialog.tsx'
import { CopyOnce } from '../platform/ui/copy-once.tsx'
import { EmptySheet } from '../platform/ui/empty-sheet.tsx'
import { GoodNote } from '../platform/ui/good-note.tsx'
import { LoadingSheet } from '../platform/ui/loading-sheet.tsx'
import { Logo } from '../platform/ui/logo.tsx'
import { PageHeader } from '../platform/ui/page-header.tsx'
import { RefusalNote } from '../platform/ui/refusal-note.tsx'
import { type BadgeTone, StatusBadge } from '../platform/ui/status-badge.tsx'
import { FillingSheet } from '../site/frame/filling-sheet.tsx'
import styles from './look.module.css'
import { ThemeToggle } from './theme-toggle.tsx'

const letters = 'Adéṣọlá Ọláwálé, Ụ̀lọ́ma, Ɗanlami Ƙofa ₦120,000'
const faces = ['--font-text', '--font-brand', '--font-exam']
const states: BubbleState[] = ['empty', 'filled', 'right', 'wrong']
const icons = ['mark.svg', 'favicon.ico', 'icon-192.png', 'icon-maskable-512.png', 'apple-touch-icon.png']
const tones: BadgeTone[] = ['green', 'blue', 'amber', 'red', 'grey']
const question = `Solve for $x$: **two** steps, *one* answer, \`x\` is ____.

$$\\frac{x^2 - 4}{x - 2} = 7$$

1. Factorise
2. Divide, $x \\neq 2$

Shoes cost $5 and $10, or ₦120,000; 2 * 3 * 4.`

const rows = [
  { id: '1', name: 'Adéṣọlá Ọláwálé', className: 'SS2B', score: '82%', status: 'active' },
  { id: '2', name: 'Ɗanlami Ƙofa', className: 'SS1A', score: '64%', status: 'inactive' },
]

/** The whole kit on one page, for the eye. In development only; the public pages are their own show, at their addresses. */
export function Look() {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <main className={styles.page}>
      <PageHeader title="The look" actions={<ThemeToggle />}>
        Every part of the kit, in both themes and at every width.
      </PageHeader>
      <Logo />
      <Group>
        <Avatar of={{ avatar: null, initials: 'AS' }} size={36} />
        <Avatar of={{ avatar: null, initials: 'AS' }} size={64} />
      </Group>
      {faces.map((face) => (
        <p key={face} className={styles.letters} style={{ fontFamily: `var(${face})` }}>
          {letters}
        </p>
      ))}
      <Card title="Mark, icons and the picture of a shared link">
        <Group gap="lg" align="end">
          {icons.map((name) => (
            <span key={name} className={styles.named}>
              <img src={`/${name}`} alt="" width={64} height={64} />
              {name}
            </span>
          ))}
          <img src="/social.png" alt="" width={320} height={168} className={styles.social} />
        </Group>
      </Card>
      <FillingSheet rows={3} />
      <Card title="Bubbles">
        <Group gap="lg">
          {states.map((state) => (
            <span key={state} className={styles.named}>
              <Bubble state={state} size="touch">
                A
              </Bubble>
              {state}
            </span>
          ))}
          <Bubble state="filled" isFlagged isCurrent size="touch">
            12
          </Bubble>
          <BubbleRow filled="C" />
        </Group>
      </Card>
      <StatRow>
        <Stat label="Total Students" value={1240} />
        <Stat label="Total Teachers" value={38} />
        <Stat label="Active Exams" value={3} />
        <Stat label="Average Score" value="61%" />
      </StatRow>
      <Card title="Actions and words">
        <Stack>
          <Group>
            <Button>Create New Exam</Button>
            <Button variant="default">Cancel</Button>
            <Button variant="light">Export</Button>
            <Button variant="subtle">View All</Button>
            <Button color="red" onClick={() => setIsAsking(true)}>
              Delete
            </Button>
            <Button disabled>Disabled</Button>
            <Button loading>Saving</Button>
          </Group>
          <Group gap="xs">
            {tones.map((tone) => (
              <StatusBadge key={tone} tone={tone}>
                {tone}
              </StatusBadge>
            ))}
          </Group>
          <RefusalNote>No network. Your 23 answers are saved on this computer. Keep going.</RefusalNote>
          <GoodNote>Ngozi was added.</GoodNote>
          <CopyOnce label="First password" value="KOFA-4821" />
        </Stack>
      </Card>
      <Card title="Fields">
        <Stack>
          <TextInput label="Full Name" name="name" withAsterisk placeholder="As on the register" />
          <TextInput label="Student ID" name="studentId" error="Student ID is required." defaultValue=" " />
          <PasswordInput label="Password" name="password" defaultValue="greenfield" />
          <NativeSelect label="Class" name="class" data={['SS1A', 'SS1B']} />
          <Checkbox label="Mathematics" name="subjects" defaultChecked />
          <SegmentedControl data={['Multiple choice', 'True or false']} />
        </Stack>
      </Card>
      <PlainTable
        caption="Students"
        rows={rows}
        rowKey={(row) => row.id}
        empty={null}
        columns={[
          { header: 'Student', cell: (row) => row.name, isTitle: true },
          { header: 'Class', cell: (row) => row.className },
          { header: 'Average', cell: (row) => row.score, isNumeric: true },
          {
            header: 'Status',
            cell: (row) => <StatusBadge tone={row.status === 'active' ? 'green' : 'grey'}>{row.status}</StatusBadge>,
          },
        ]}
      />
      <EmptySheet title="An empty list" action={<Button>Create New Exam</Button>}>
        Set the first one: choose a class, a time and the questions.
      </EmptySheet>
      <LoadingSheet>Loading dashboard...</LoadingSheet>
      <Card title="Question text">
        <div className={styles.question}>
          <Markdown text={question} />
        </div>
      </Card>
      <ConfirmDialog
        isOpen={isAsking}
        title="Delete this exam?"
        confirmLabel="Delete exam"
        isDanger
        onConfirm={() => setIsAsking(false)}
        onCancel={() => setIsAsking(false)}
      >
        Nobody has taken it yet. It cannot be brought back.
      </ConfirmDialog>
    </main>
  )
}
