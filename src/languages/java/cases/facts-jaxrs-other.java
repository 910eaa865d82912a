package shop.client;

import retrofit2.http.GET;
import retrofit2.http.Path;

interface GitHub {
	@GET("users/{user}/repos") // ^ no fact route
	Call<List<Repo>> repos(@Path("user") String user);
}
