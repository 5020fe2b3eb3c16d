/** Words and drawings are files of their own, not parts of a script: nothing compiles them, and each is fetched once. */
const fetched = new Map<string, Promise<string>>();

/** Return the text of a built file; what failed is tried again when it is next asked for. */
export function textOf(address: string): Promise<string> {
  let text = fetched.get(address);
  if (!text) {
    text = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return answer.text();
    });
    fetched.set(address, text);
    text.catch(() => fetched.delete(address));
  }
  return text;
}
