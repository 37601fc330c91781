/** Nobody is called so and lives at these addresses. */
export const DEMO_GUESTS = [
  "Imani Brooks",
  "Teodor Lund",
  "Priya Raman",
  "Caleb Whitfield",
  "Noor Haddad",
  "Greta Solberg",
  "Marcus Tate",
  "Yuki Tanabe",
  "Rosalind Pike",
  "Owen Castellano",
  "Delphine Marchetti",
  "Silas Beaumont",
];
