/** The signed-in person, as the identity provider knows them. */
export interface Profile {
  id: string;
  email: string;
  name: string;
  firstName: string;
  lastName: string;
  projectId: number;
}
