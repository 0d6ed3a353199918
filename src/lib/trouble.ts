/** Says in the first frame that the site could not be loaded, and offers to try again. */
export function showLoadError(): void {
  const trouble = document.getElementById('trouble');
  if (trouble === null) return;
  trouble.hidden = false;
  trouble.querySelector('button')?.addEventListener('click', () => location.reload());
}
