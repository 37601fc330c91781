/** Everything that a caller can see of an answer, without what differs for each request. */
export async function visibleBytes(response: Response): Promise<string> {
  const headers = [...response.headers]
    .filter(([name]) => name !== "x-request-id" && name !== "date")
    .map(([name, value]) => [name, value.replace(/(landfall-step)=[\w-]+/, "$1=sealed")]);
  return JSON.stringify([response.status, headers, await response.text()]);
}
