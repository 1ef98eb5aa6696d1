/** Does jobs on all cores at once. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { keyOf, type Done, type Job } from './jobs.ts'
import type { Kept } from './kept.ts'

const FILE = new URL('./worker.ts', import.meta.url)

/** Does the jobs that are not kept yet, and keeps each as soon as it is done. */
export async function runJobs(
  jobs: readonly Job[],
  kept: Kept,
  threads = availableParallelism()
): Promise<void> {
  const left = jobs.filter((job) => !kept.get(keyOf(job)))
  let next = 0
  const work = async () => {
    const worker = new Worker(FILE)
    try {
      for (let job = left[next++]; job; job = left[next++]) {
        worker.postMessage(job)
        // a fault of the thread rejects here
        const [done]: Done[] = await once(worker, 'message')
        if (done) kept.add(keyOf(job), done)
      }
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, left.length) }, work))
}
