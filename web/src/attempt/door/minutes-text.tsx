/** A duration as people say it: 45 minutes, 1 hour 30 minutes. */
export function MinutesText({ minutes }: { minutes: number }) {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 ? counted(hours, 'hour') : '', rest > 0 || hours === 0 ? counted(rest, 'minute') : '']
  return <>{parts.filter(Boolean).join(' ')}</>
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
