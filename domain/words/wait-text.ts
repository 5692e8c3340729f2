/** How long a wait is, for people: '5 seconds', '80 seconds', '3 minutes'. Never shorter than it is. */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < 120) return whole === 1 ? '1 second' : `${whole} seconds`
  return `${Math.ceil(whole / 60)} minutes`
}
