/** Demo members with how many of the demo's reviews are theirs, and on which of the last days they were about. */
export const DEMO_MEMBERS: readonly {
  firstName: string;
  lastName: string;
  reviews: number;
  /** Days before today with a visit. */
  visited: readonly number[];
  /** Not everybody wants to be named. */
  showsName: boolean;
}[] = [
  {
    firstName: "Wren",
    lastName: "Tolliver",
    reviews: 15,
    visited: [0, 1, 2, 3, 4, 6, 7, 8],
    showsName: true,
  },
  { firstName: "Silas", lastName: "Okafor", reviews: 12, visited: [1, 2, 5, 9], showsName: true },
  { firstName: "Pilar", lastName: "Reyes", reviews: 11, visited: [0, 3], showsName: false },
  { firstName: "Anders", lastName: "Holm", reviews: 9, visited: [0, 1, 8, 9], showsName: true },
  { firstName: "Delia", lastName: "Crewe", reviews: 8, visited: [2], showsName: true },
  { firstName: "Moss", lastName: "Hartwell", reviews: 7, visited: [1, 7], showsName: false },
  { firstName: "Tamsin", lastName: "Vale", reviews: 6, visited: [0], showsName: true },
  { firstName: "Jonah", lastName: "Pike", reviews: 5, visited: [8], showsName: true },
  { firstName: "Nadia", lastName: "Brandt", reviews: 5, visited: [], showsName: false },
  { firstName: "Eamon", lastName: "Sharpe", reviews: 4, visited: [3], showsName: true },
  { firstName: "Lucia", lastName: "Ferro", reviews: 4, visited: [], showsName: true },
  { firstName: "Hollis", lastName: "Grady", reviews: 3, visited: [0, 1], showsName: false },
  { firstName: "Rosalie", lastName: "Quinn", reviews: 3, visited: [], showsName: true },
  { firstName: "Bram", lastName: "Dekker", reviews: 2, visited: [2], showsName: true },
  { firstName: "Imani", lastName: "Lowe", reviews: 2, visited: [], showsName: false },
  { firstName: "Cormac", lastName: "Bell", reviews: 2, visited: [], showsName: true },
  { firstName: "Greta", lastName: "Sund", reviews: 1, visited: [], showsName: true },
  { firstName: "Theo", lastName: "Marsh", reviews: 1, visited: [], showsName: false },
  { firstName: "Odalys", lastName: "Penn", reviews: 1, visited: [], showsName: true },
  { firstName: "Felix", lastName: "Rowan", reviews: 1, visited: [], showsName: true },
];
