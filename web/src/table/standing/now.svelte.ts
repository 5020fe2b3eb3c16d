/** The page's time, told twice a second while somebody wants to know it. To be made by a component. */
export class Now {
  at = $state(Date.now());

  constructor(wanted: () => boolean = () => true) {
    $effect(() => {
      if (!wanted()) return;
      this.at = Date.now();
      const timer = setInterval(() => (this.at = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }
}
