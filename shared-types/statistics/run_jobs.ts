/** Does jobs on all cores at once. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Done, Job } from './jobs.ts'

const FILE = new URL('./worker.ts', import.meta.url)

/** Calls `onDone` with the results in the order of the jobs, each as soon as those before it are there. */
export async function runJobs(
  jobs: readonly Job[],
  onDone: (done: Done) => void,
  threads = availableParallelism()
): Promise<void> {
  const results: (Done | undefined)[] = []
  let [next, told] = [0, 0]
  const work = async () => {
    const worker = new Worker(FILE)
    try {
      for (let at = next++; at < jobs.length; at = next++) {
        worker.postMessage(jobs[at])
        // a fault of the thread rejects here
        const [done]: Done[] = await once(worker, 'message')
        results[at] = done
        for (let ready = results[told]; ready; ready = results[++told]) onDone(ready)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, jobs.length) }, work))
}
