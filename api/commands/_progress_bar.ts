/** A bar on a terminal; prints nothing when the output goes to a file or a program. */
const WIDTH = 30

export function progressBar(label: string): (done: number, total: number) => void {
  const { stderr } = process
  if (!stderr.isTTY) return () => {}
  return (done, total) => {
    const filled = Math.round((WIDTH * done) / Math.max(1, total))
    const bar = '█'.repeat(filled).padEnd(WIDTH, '░')
    stderr.write(`\r${label} ${bar} ${done}/${total}${done === total ? '\n' : ''}`)
  }
}
